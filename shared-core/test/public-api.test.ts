import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as core from '../src/index.ts'
import * as messages from '../src/messages/index.ts'

/** Reviewed lists: an export in this list stays for a major version. */
const reviewed = {
  core: [
    'aggregate',
    'analyze',
    'analyzeArticle',
    'blocksFromStrapi',
    'checkEvidence',
    'checkRationales',
    'checks',
    'createBlockCache',
    'findJsonLdScripts',
    'isMedia',
    'mainHtml',
    'markdownHtml',
    'passScore',
    'placeInRubric',
    'readArticle',
    'rubric',
    'textKinds',
  ],
  messages: [
    'formatEnglish',
    'formatMessage',
    'graphNoteLevels',
    'graphNotes',
    'groupTitles',
    'parseMessage',
    'placesOf',
    'pluralCategory',
    'schemaTypeReasons',
    'textsOfCheck',
  ],
}

it('exports what is reviewed and nothing else', () => {
  expect(Object.keys(core).sort()).toEqual(reviewed.core)
  expect(Object.keys(messages).sort()).toEqual(reviewed.messages)
})

it('has an entry for each part that a host may load alone', () => {
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')) as {
    exports: Record<string, string>
    sideEffects: boolean
  }
  expect(Object.keys(manifest.exports)).toEqual(
    expect.arrayContaining(['.', './evaluation', './graph', './messages', './languages', './languages/*', './testing']),
  )
  expect(manifest.sideEffects).toBe(false)
})
