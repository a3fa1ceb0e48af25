import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutShortcodes } from './without-shortcodes.ts'

interface Case {
  readonly name: string
  readonly text: string
  readonly shown: string
}

/** The table that PHP's twin runs, too. */
const table = new URL('../../../../../packages/contract/golden/shortcode-cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(table, 'utf8')) as { readonly cases: readonly Case[] }

describe('withoutShortcodes', () => {
  it.each(cases.map(({ name, text, shown }) => [name, text, shown]))('%s', (_, text, shown) => {
    expect(withoutShortcodes(text, ['tour_count'])).toBe(shown)
  })
  it('leaves a text as it is where the site has no shortcodes', () => {
    expect(withoutShortcodes('[tour_count] tours ', [])).toBe('[tour_count] tours ')
  })
})
