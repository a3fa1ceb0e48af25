import { beforeAll, beforeEach, inject } from 'vitest'
import { countsWork } from './parts.ts'

interface Coverage {
  readonly perTest: Record<string, unknown>
}

/** Stryker reports coverage after each test file; a thread that runs several must not report the tests of earlier files again. */
beforeAll(() => {
  // provided by Stryker's runner of Vitest
  const name = inject('globalNamespace' as never) as unknown as string
  const coverage = (globalThis as unknown as Record<string, { mutantCoverage?: Coverage } | undefined>)[name]?.mutantCoverage
  for (const test of Object.keys(coverage?.perTest ?? {})) delete coverage?.perTest[test]
})

beforeEach(({ task, skip }) => {
  if (countsWork.test(task.name)) skip()
})
