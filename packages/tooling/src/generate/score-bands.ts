import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bands } from '@citable/editor/bands'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'
import { replaceOnce } from './replace-once.ts'

const { good, fair } = bands

/** Lower ends of the bands where they cannot be imported: in PHP, and in the console's script, which is served as it is written. */
const places = [
  [
    'plugins/wordpress/includes/Score/Band.php',
    /(?<= FROM = array\(\n)(?:\t\t'\w+' => \d+,\n)+/,
    `\t\t'good' => ${good},\n\t\t'fair' => ${fair},\n\t\t'poor' => 0,\n`,
  ],
  ['packages/cli/src/formats/site-html.ts', /(?<=^const bands = ).*$/m, `{ good: ${good}, fair: ${fair} }`],
  ['packages/service/src/console/assets/try.js', /(?<=^const bands = ).*$/m, `{ good: ${good}, fair: ${fair} }`],
] as const

export const generateScoreBands = (): Promise<readonly GeneratedFile[]> =>
  Promise.all(
    places.map(async ([path, pattern, text]) => ({ path, text: replaceOnce(await readFile(join(root, path), 'utf8'), pattern, text) })),
  )
