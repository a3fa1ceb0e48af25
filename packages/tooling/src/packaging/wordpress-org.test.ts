import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../commands/check.ts'
import { captionsOf, readWordPressOrgFiles } from './wordpress-org.ts'

/** Width and height that a PNG says of itself. */
const sizeOf = (png: Uint8Array): readonly number[] => {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the page in the directory of plugins', async () => {
  const files = await readWordPressOrgFiles()
  const readme = await readFile(join(root, 'plugins/wordpress/readme.txt'), 'utf8')

  it('says what it is in 150 characters, and where the sources of its scripts are', () => {
    const [description = ''] = readme.split('\n\n')[1]!.split('\n')
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(150)
    expect(readme).toMatch(/^= Where is the source of the scripts\? =\n\n.*`plugins\/wordpress\/src`.*`pnpm package:wordpress`/m)
  })

  it('has a picture for each caption, and a caption for each picture', () => {
    const captions = captionsOf(readme)
    expect(captions.length).toBeGreaterThan(3)
    const pictures = [...files.keys()].filter((name) => name.startsWith('screenshot-')).toSorted()
    expect(pictures).toEqual(captions.map((_, index) => `screenshot-${index + 1}.png`))
    for (const name of pictures) expect(Math.min(...sizeOf(files.get(name)!)), name).toBeGreaterThan(200)
  })

  it.each([
    ['icon-128x128.png', 128, 128],
    ['icon-256x256.png', 256, 256],
    ['banner-772x250.png', 772, 250],
    ['banner-1544x500.png', 1544, 500],
  ])('has %s in its size', (name, width, height) => {
    expect(sizeOf(files.get(name)!)).toEqual([width, height])
  })

  it('is no larger than the directory takes: 1 MB an icon, 4 MB a banner, 10 MB a screenshot', () => {
    const max = { icon: 1_000_000, banner: 4_000_000, screenshot: 10_000_000 }
    for (const [name, bytes] of files) expect(bytes.length, name).toBeLessThan(max[name.split(/[-.]/)[0] as keyof typeof max])
  })
})
