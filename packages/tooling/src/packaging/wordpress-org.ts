import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/check.ts'

/** Pictures of the plugin's page in the directory, beside its readme. */
export const drawnAssets = 'plugins/wordpress/.wordpress-org'

/** Pictures of the documents in the order of the readme's captions: the first is `screenshot-1.png`. */
const screenshots = [
  'wordpress-editor.png',
  'wordpress-classic.png',
  'wordpress-posts.png',
  'wordpress-bulk.png',
  'wordpress-sidebar-schema.png',
  'wordpress-traffic.png',
] as const

/** Contents by name: icon and banner as they were drawn, and the screenshots. */
export async function readWordPressOrgFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = (await readdir(join(root, drawnAssets))).map((name) => [name, `${drawnAssets}/${name}`] as const)
  const taken = screenshots.map((name, index) => [`screenshot-${index + 1}.png`, `packages/docs/images/${name}`] as const)
  return new Map(await Promise.all([...drawn, ...taken].map(async ([name, path]) => [name, await readFile(join(root, path))] as const)))
}

/** Captions of a readme's screenshots, in their order. */
export const captionsOf = (readme: string): readonly string[] =>
  [.../^== Screenshots ==\n\n([\s\S]*?)\n\n==/m.exec(readme)![1]!.matchAll(/^\d+\. (.+)$/gm)].map(([, caption = '']) => caption)
