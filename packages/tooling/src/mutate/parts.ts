import { globSync } from 'node:fs'
import { root } from '../commands/check.ts'

/** One part of the code whose tests are tried: what is changed, and the quick tests that must notice. Globs from the root. */
export interface MutatedPart {
  readonly name: string
  readonly sources: readonly string[]
  /** Left as it is, although the globs above name it. */
  readonly except: readonly string[]
  readonly tests: readonly string[]
  /** What is computed once while modules load is changed too: every such change asks for a thread of its own. */
  readonly withTables: boolean
}

const fetching = 'packages/service/src/fetching'
const http = 'packages/service/src/http'

export const mutatedParts: readonly MutatedPart[] = [
  {
    name: 'safe-fetch',
    sources: [`${fetching}/*.ts`],
    except: [],
    tests: [`${fetching}/*.test.ts`],
    withTables: true,
  },
  {
    name: 'permissions',
    sources: [`${http}/{authenticate,known-keys}.ts`, 'packages/service/src/keys/*.ts', 'packages/service/src/model/api-key.ts'],
    except: [],
    tests: [
      'packages/service/test/authorization.test.ts',
      'packages/service/src/keys/*.test.ts',
      `${http}/known-keys.test.ts`,
      'packages/service/src/model/api-key.test.ts',
    ],
    withTables: true,
  },
  {
    name: 'scoring',
    sources: ['shared-core/src/scoring/*.ts', 'shared-core/src/score-article.ts'],
    except: [],
    tests: ['shared-core/src/scoring/*.test.ts', 'shared-core/src/analyze.test.ts', 'shared-core/src/checks/*.test.ts'],
    withTables: true,
  },
  {
    name: 'graph',
    sources: ['shared-core/src/graph/**/*.ts'],
    except: ['shared-core/src/graph/**/*.gen.ts'],
    tests: ['shared-core/src/graph/**/*.test.ts'],
    withTables: false,
  },
  {
    name: 'checks',
    sources: ['shared-core/src/checks/**/*.ts'],
    except: ['shared-core/src/checks/**/about-*.ts', 'shared-core/src/checks/check-rationales.ts'],
    tests: ['shared-core/src/checks/**/*.test.ts'],
    withTables: false,
  },
]

const find = (patterns: readonly string[]): string[] =>
  [...globSync([...patterns], { cwd: root })].map((file) => file.replaceAll('\\', '/')).sort()

/** The files of a part that are changed. */
export function sourcesOf({ sources, except }: MutatedPart): string[] {
  const left = new Set(find(except))
  return find(sources).filter((file) => !file.endsWith('.test.ts') && !left.has(file))
}

export const testsOf = ({ tests }: MutatedPart): string[] => find(tests)
