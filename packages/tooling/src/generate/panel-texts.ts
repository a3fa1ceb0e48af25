import { uiTexts } from '@citable/editor/ui-texts'

/** Source of a file with one literal `__()` call for each text of the panel: WordPress's tools collect strings from literals only. */
export const panelTexts = (): string => `import type { UiCode } from '@citable/editor'
import { __ } from '@wordpress/i18n'

/** Translators: {name} is filled in; {count, plural, one {…} other {…}} is a choice by number: translate what stands in the inner braces. */
export const uiTexts = (): Readonly<Record<UiCode, string>> => ({
${Object.entries(uiTexts)
  .map(([code, text]) => `  ${code}: __(${JSON.stringify(text)}, 'citable'),\n`)
  .join('')}})
`
