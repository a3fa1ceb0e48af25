import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/check.ts'

/** One part of the code whose tests are tried: what is changed, and the quick tests that must notice. Globs from the root. */
export interface MutatedPart {
  readonly name: string
  readonly sources: readonly string[]
  /** Globs of files that are not changed, although those above name them. */
  readonly except: readonly string[]
  readonly tests: readonly string[]
  /** True to change values that modules compute while loading, too: every such change asks for a thread of its own. */
  readonly withTables: boolean
  /** One of so many blocks of ten lines is tried, drawn by its hash; 1: all. */
  readonly sample: number
}

const fetching = 'packages/service/src/fetching'
const http = 'packages/service/src/http'

export const mutatedParts: readonly MutatedPart[] = [
  {
    name: 'safe-fetch-rules',
    sources: [`${fetching}/{address-policy,addresses,url-policy}.ts`, 'shared-core/src/parse/robots-txt.ts'],
    except: [],
    tests: [`${fetching}/{address-policy,addresses,url-policy}.test.ts`, 'shared-core/src/parse/robots-txt.test.ts'],
    withTables: true,
    sample: 1,
  },
  {
    // its tests open sockets and wait for limits to end them
    name: 'safe-fetch-wire',
    sources: [`${fetching}/{charset,connect,fetch-fault,robots,safe-fetch,semaphores,transfer}.ts`],
    except: [],
    tests: [`${fetching}/{charset,connect,fetch-fault,safe-fetch,semaphores}.test.ts`],
    withTables: false,
    sample: 16,
  },
  {
    name: 'permissions',
    sources: [`${http}/{authenticate,known-keys}.ts`, 'packages/service/src/keys/*.ts', 'packages/service/src/model/api-key.ts'],
    except: [],
    tests: [
      `${http}/{authenticate,known-keys}.test.ts`,
      'packages/service/src/keys/*.test.ts',
      'packages/service/src/model/api-key.test.ts',
    ],
    withTables: true,
    sample: 1,
  },
  {
    name: 'scoring',
    sources: ['shared-core/src/scoring/*.ts', 'shared-core/src/score-article.ts'],
    except: [],
    tests: ['shared-core/src/scoring/*.test.ts', 'shared-core/src/analyze.test.ts', 'shared-core/src/checks/*.test.ts'],
    withTables: false,
    sample: 1,
  },
  {
    name: 'graph',
    sources: ['shared-core/src/graph/**/*.ts'],
    except: ['shared-core/src/graph/**/*.gen.ts', 'shared-core/src/graph/nodes/test-node.ts'],
    // the tables that PHP runs as well; without the properties, which draw so many graphs that each change would take seconds
    tests: ['shared-core/src/graph/**/!(properties).test.ts', 'packages/contract/test/{twins,golden-graph}.test.ts'],
    withTables: false,
    sample: 1,
  },
  {
    name: 'checks',
    sources: ['shared-core/src/checks/**/*.ts'],
    except: ['shared-core/src/checks/check-{evidence,rationales}.ts'],
    tests: ['shared-core/src/checks/**/*.test.ts'],
    withTables: false,
    sample: 16,
  },
]

/** Titles of tests that count steps. They are left out: code that records its coverage takes more of them. */
export const countsWork = /\bin a few steps\b/

const find = (patterns: readonly string[]): string[] =>
  [...globSync([...patterns], { cwd: root })].map((file) => file.replaceAll('\\', '/')).sort()

/** The files of a part that are changed. */
export function sourcesOf({ sources, except }: MutatedPart): string[] {
  const left = new Set(find(except))
  return find(sources).filter((file) => !file.endsWith('.test.ts') && !left.has(file))
}

export const testsOf = ({ tests }: MutatedPart): string[] => find(tests)

/** Lines of a block. */
const blockLines = 10

/** Stryker's targets: whole files, or blocks of their lines. The same for the same code, on every machine. */
export function targetsOf(part: MutatedPart): string[] {
  if (part.sample === 1) return sourcesOf(part)
  return sourcesOf(part).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length
    const starts = Array.from({ length: Math.ceil(lines / blockLines) }, (_, index) => 1 + index * blockLines)
    return starts
      .filter((start) => createHash('sha256').update(`${file}:${start}`).digest()[0]! % part.sample === 0)
      .map((start) => `${file}:${start}-${start + blockLines - 1}`)
  })
}
