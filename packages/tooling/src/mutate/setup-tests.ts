import { beforeAll, beforeEach, inject } from 'vitest'

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

/** Tests that measure time or memory are skipped: code that records its coverage is slower. */
const measuring = /leave the event loop free|keeps memory flat/

beforeEach(({ task, skip }) => {
  if (measuring.test(task.name)) skip()
})
