import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { allPacks } from '../languages/all.ts'
import { exampleContext, exampleFields } from './read-examples.ts'

/** Language, text in Markdown, and the code with what it names; null: nothing. */
export type SlipRow = readonly [language: string, text: string, found: string | null]

/** What `text-slips` says first of a draft. */
function slipIn(language: string, markdown: string): string | null {
  const { report } = analyze(
    { kind: 'markdown', markdown: /^# /.test(markdown) ? markdown : `# T\n\n${markdown}`, fields: exampleFields },
    { ...exampleContext, language },
    { languages: allPacks },
  )
  const outcome = report.outcomes.find(({ check }) => check === 'text-slips')
  if (outcome?.status !== 'fail') return null
  return `${outcome.code}: ${outcome.args.value ?? outcome.args.common ?? outcome.args.quote}`
}

export function checkSlips(name: string, rows: readonly SlipRow[]): void {
  describe(name, () => {
    it.each(rows)('%s: %s', (language, text, found) => expect(slipIn(language, text)).toBe(found))
  })
}
