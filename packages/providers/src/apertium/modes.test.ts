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

it.each([
  ['eng-hbs_HR', 'en', 'hr'],
  ['eng-hbs_BS', 'en', 'bs'],
  ['mkd-hbs_SR', 'mk', 'sr-Latn'],
  ['cat-oci_gascon', 'ca', 'oc-gascon'],
  ['fra-frp', 'fr', 'frp'],
  ['pol-szl', 'pl', 'szl'],
])('the variant %s is offered as %s → %s', (name, from, to) => expect(readModes(name)).toEqual([{ name, from, to }]))

const modes = readModes(['spa-por', 'spa-por_BR', 'eng-spa', 'por-spa', 'slv-hbs', 'slv-hbs_SR', 'slv-hbs_HR'].join('\n'))

it.each<[string, string, string | null]>([
  ['es', 'pt', 'spa-por'],
  ['es', 'pt-BR', 'spa-por_BR'],
  ['ES', 'PT-br', 'spa-por_BR'],
  ['es-MX', 'pt-BR', 'spa-por_BR'],
  ['es-MX', 'pt-PT', 'spa-por'],
  ['EN-gb', 'es-MX', 'eng-spa'],
  ['pt', 'es', 'por-spa'],
  ['sl', 'hr', 'slv-hbs_HR'],
  ['sl', 'hr-HR', 'slv-hbs_HR'],
  ['sl', 'sr', 'slv-hbs_SR'],
  ['sl', 'sr-Latn-RS', 'slv-hbs_SR'],
  ['sl', 'sr-Cyrl', null],
  ['sl', 'sh', 'slv-hbs'],
  ['es', 'en', null],
  ['en', 'pt', null],
])('from %s to %s it is %s', (from, to, name) => expect(findMode(modes, from, to)?.name ?? null).toBe(name))
