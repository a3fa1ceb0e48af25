import type { Optimization } from '@citable/contract/present'
import { schemaTypes, schemaTypeTable } from '@citable/core/graph'
import { formatMessage, schemaTypeReasons } from '@citable/core/messages'
import type { EditorState } from '../../store/editor-state.ts'
import type { Catalog } from '../../texts/catalog.ts'
import type { SchemaTypeView } from '../view-types.ts'
import { propertyWord, typeWord } from './schema-words.ts'

type SchemaType = Optimization['schema_type']
type Reason = SchemaType['reasons'][number]

/** Types for any text, then those that need facts in it. */
const plainTypes = schemaTypeTable.filter(({ needs }) => needs.length === 0)
const factTypes = schemaTypeTable.filter(({ needs }) => needs.length > 0)

/** The article's schema.org type, the reason, and other possible types. null: not analysed, or a host without such a choice. */
export function schemaTypeView({ optimization, draft }: EditorState, catalog: Catalog): SchemaTypeView | null {
  const { schemaType: given } = draft
  if (!optimization || !given) return null
  const { schema_type: used, schema_notes: notes } = optimization
  const wanted = given.chosen ?? given.set
  const isRefused = notes.some(({ code }) => code === 'typeWithoutFacts')
  const possible = used.alternatives.filter(({ missing }) => missing.length === 0).map(({ type }) => type as string)
  const nameOf = (type: string) => choiceWord(type, catalog)
  /** Properties known to be missing; for a type of which nothing was found, all that it needs. */
  const missingOf = ({ type, needs }: (typeof schemaTypeTable)[number]) =>
    (used.alternatives.find((one) => one.type === type)?.missing ?? needs).map((property) => propertyWord(property, catalog)).join(', ')
  const hasFacts = (type: string) => possible.includes(type) || used.type === type
  const automatic = given.set === null ? (wanted === null ? used.type : null) : given.set
  return {
    heading: catalog.text('typeHeading'),
    sentence:
      wanted === null || isRefused
        ? catalog
            .text('typeDetected', { type: nameOf(used.type), reason: used.reasons.map((reason) => reasonText(reason, catalog)).join(' ') })
            .trim()
        : catalog.text(given.chosen === null ? 'typeSet' : 'typeChosen', { type: nameOf(wanted) }),
    value: given.chosen ?? '',
    options: [
      {
        value: '',
        label:
          automatic === null
            ? catalog.text('typeAutoPlain')
            : catalog.text(given.set === null ? 'typeAuto' : 'typeBySetting', { type: nameOf(automatic) }),
      },
      ...plainTypes.map(({ type }) => ({ value: type, label: nameOf(type) })),
      ...factTypes.map((row) => ({
        value: row.type,
        label: hasFacts(row.type)
          ? catalog.text('typePossible', { type: nameOf(row.type) })
          : catalog.text('typeNeeds', { type: nameOf(row.type), missing: missingOf(row) }),
      })),
    ],
    problem:
      isRefused && wanted !== null
        ? catalog.text('typeNoFacts', {
            type: nameOf(wanted),
            missing: factTypes.filter(({ type }) => type === wanted).map(missingOf)[0] ?? '–',
            used: nameOf(used.type),
          })
        : '',
    undo: given.chosen === null ? null : { label: catalog.text('typeUndo'), name: catalog.text('typeUndo') },
  }
}

function reasonText({ code, args, message }: Reason, catalog: Catalog): string {
  const words = { ...args, ...(typeof args.type === 'string' && { type: typeWord(args.type, catalog) }) }
  const translated = catalog.message(`schema-type.${code}`, words)
  if (translated !== null) return translated
  const isEnglish = catalog.locale.startsWith('en') && Object.hasOwn(schemaTypeReasons, code)
  return isEnglish ? formatMessage(schemaTypeReasons[code as keyof typeof schemaTypeReasons], words) : message
}

/** `WebPage` as a choice says that there is no article. */
const choiceWord = (type: string, catalog: Catalog): string =>
  type === 'WebPage' ? catalog.text('typeNoArticle') : typeWord(type, catalog)

/** The same list for the settings of all articles of a kind, where no text is at hand; the value '' is the automatic choice. */
export const schemaTypeOptions = (catalog: Catalog): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: catalog.text('typeAutoPlain') },
  ...schemaTypes.map((type) => ({ value: type, label: choiceWord(type, catalog) })),
]
