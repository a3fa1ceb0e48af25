import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openingOf } from './opening.ts'

interface Case {
  readonly name: string
  readonly html: string
  readonly opening: string
}

/** PHPUnit runs the same. */
const cases: readonly Case[] = JSON.parse(readFileSync(new URL('../../../tests/php/Head/opening-cases.json', import.meta.url), 'utf8'))

it.each(cases)('the opening of a post is $name', ({ html, opening }) => expect(openingOf(html, [])).toBe(opening))

it('leaves out what a shortcode encloses', () =>
  expect(openingOf('<p>[members]Only for members.[/members] Open to all.</p>', ['members'])).toBe('Open to all.'))
