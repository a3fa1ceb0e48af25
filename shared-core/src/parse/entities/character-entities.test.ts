import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { characterEntities } from './character-entities.ts'

it('has every name of the package in whose place it stands, and no other', async () => {
  // the parser of Markdown asks for it by one that it needs itself
  const through = ['mdast-util-from-markdown', 'decode-named-character-reference', 'character-entities']
  const path = through.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename)
  const { characterEntities: theirs } = await import(pathToFileURL(path).href)
  expect(characterEntities).toEqual(theirs)
})
