import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeFirstKey } from '../src/store-first-key.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-first-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes the folder, which nothing else has made with PostgreSQL, and a file for its owner alone', () => {
  const file = path.join(folder, 'new', 'data', 'first-key.txt')
  expect(storeFirstKey(path.dirname(file), 'the key')).toContain(file)
  expect(readFileSync(file, 'utf8')).toBe('the key\n')
  expect([file, path.dirname(file)].map((each) => statSync(each).mode & 0o077)).toEqual([0, 0])
})

it('says what to do where nothing can be written, and does not print the key', () => {
  const place = path.join(folder, 'a file')
  writeFileSync(place, '')
  const said = storeFirstKey(place, 'the key')
  expect(said).toContain('citable keys create')
  expect(said).not.toContain('the key')
})
