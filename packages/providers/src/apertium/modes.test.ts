import { expect, it } from 'vitest'
import { findMode, readModes } from './modes.ts'

it('modes are read in their order, with the tags of their languages and variants; others are left out', () => {
  const printed = [
    ' spa-eng_US ',
    'eng-spa',
    'en-es',
    'por-cat_valencia',
    'hbs-slv',
    'eng-xyz',
    'xyz-eng',
    'spa-cat_other',
    'eng-spa-extra',
    'x eng-spa',
    'eng_US-spa',
    '',
    '-eng-spa',
    'spa-por_BR\r',
  ].join('\n')
  expect(readModes(printed)).toEqual([
    { name: 'spa-eng_US', from: 'es', to: 'en-US' },
    { name: 'eng-spa', from: 'en', to: 'es' },
    { name: 'en-es', from: 'en', to: 'es' },
    { name: 'por-cat_valencia', from: 'pt', to: 'ca-valencia' },
    { name: 'hbs-slv', from: 'sh', to: 'sl' },
    { name: 'spa-por_BR', from: 'es', to: 'pt-BR' },
  ])
})

const modes = readModes(['spa-por', 'spa-por_BR', 'eng-spa', 'por-spa'].join('\n'))

it.each<[string, string, string | null]>([
  ['es', 'pt', 'spa-por'],
  ['es', 'pt-BR', 'spa-por_BR'],
  ['ES', 'PT-br', 'spa-por_BR'],
  ['es-MX', 'pt-BR', 'spa-por_BR'],
  ['es-MX', 'pt-PT', 'spa-por'],
  ['EN-gb', 'es-MX', 'eng-spa'],
  ['pt', 'es', 'por-spa'],
  ['es', 'en', null],
  ['en', 'pt', null],
])('from %s to %s it is %s', (from, to, name) => expect(findMode(modes, from, to)?.name ?? null).toBe(name))
