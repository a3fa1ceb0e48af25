import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

interface Person {
  readonly name: string
  readonly url?: string
}

/** Lists of authors where generators have them, seen from each folder above a file: Docusaurus, Jekyll, Eleventy, Material for MkDocs. */
const places = [
  'authors.yml',
  'authors.yaml',
  '.authors.yml',
  '_data/authors.yml',
  '_data/authors.yaml',
  '_data/authors.json',
  'data/authors.yml',
  'data/authors.yaml',
]

/** Finds the person behind an id in the lists above a file, the nearest first; each list is read once. */
export function createAuthorFinder(): { prepare(file: string): Promise<(id: string) => Person | null> } {
  const folders = new Map<string, Promise<ReadonlyMap<string, Person>>>()
  const readFolder = async (folder: string): Promise<ReadonlyMap<string, Person>> => {
    const lists = await Promise.all(places.map((place) => readFile(path.join(folder, place), 'utf8').then(personsOf, () => [])))
    return new Map(lists.flat())
  }
  const inFolder = (folder: string): Promise<ReadonlyMap<string, Person>> => {
    const known = folders.get(folder) ?? readFolder(folder)
    folders.set(folder, known)
    return known
  }
  return {
    prepare: async (file) => {
      const lists: ReadonlyMap<string, Person>[] = []
      for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
        lists.push(await inFolder(folder))
        if (path.dirname(folder) === folder || lists.length > 12) break
      }
      return (id) => lists.find((list) => list.has(id))?.get(id) ?? null
    },
  }
}

/** Persons by their ids; MkDocs has them one level deeper. */
function personsOf(text: string): readonly (readonly [string, Person])[] {
  let value: unknown
  try {
    value = parse(text, { maxAliasCount: 20 })
  } catch {
    return []
  }
  const list = isRecord(value) && isRecord(value.authors) ? value.authors : value
  if (!isRecord(list)) return []
  return Object.entries(list).flatMap(([id, person]) =>
    isRecord(person) && typeof person.name === 'string'
      ? [[id, { name: person.name, ...(typeof person.url === 'string' && { url: person.url }) }] as const]
      : [],
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
