import { expect, it } from 'vitest'
import { gate1Files } from './gate1-files.ts'

const files: Readonly<Record<string, string>> = {
  'core/src/a.ts': '',
  'core/src/a.test.ts': "import { a } from './a.ts'\nimport { count } from '../test/count.ts'",
  'core/src/a.growth.test.ts': "import { cpu } from '../test/cpu.ts'",
  'core/test/count.ts': "import { deep } from './deep.ts'\nnew Worker(new URL('./thread.ts', import.meta.url))",
  'core/test/thread.ts': '',
  'core/test/deep.ts': '',
  'core/test/cpu.ts': '',
  'service/test/databases/killed.matrix.test.ts': '',
  'tooling/test/golden.browser.ts': '',
  'tooling/test/browser/typing.growth.browser.ts': '',
  'plugin/tests/php/Graph/PrinterTest.php': '',
  'plugin/tests/php/HeadTest.php': '',
}

it('gate 1 is its test files, and what they import from folders of tests', () => {
  expect(gate1Files(Object.keys(files), (file) => files[file]!)).toEqual([
    'core/src/a.test.ts',
    'core/test/count.ts',
    'core/test/deep.ts',
    'core/test/thread.ts',
    'plugin/tests/php/Graph/PrinterTest.php',
    'plugin/tests/php/HeadTest.php',
    'tooling/test/golden.browser.ts',
  ])
})
