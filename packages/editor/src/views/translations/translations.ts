/** `@citable/editor/translations`: a text in other languages. Loaded only where its section is opened. */
export { loadTranslationTexts } from '../../texts/translations/load-translation-texts.ts'
export { translationFiles } from '../../texts/translations/translation-files.ts'
export { type TranslationTexts, translationTexts } from '../../texts/translations/translation-texts.ts'
export { type ChangeItem, changesView, type TranslationChanges } from './changes-view.ts'
export {
  type LanguageVersion,
  type ReviewRow,
  type Translations,
  type TranslationsState,
  type TranslationsView,
  translationsView,
  type VersionItem,
} from './translations-view.ts'
