import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../commands/check.ts'
import { publishedFolders } from './package-node.ts'

it.each([
  ...publishedFolders.map((folder) => [folder, 'npm run package:node', `\`${folder}/dist\``] as const),
  ['plugins/strapi', 'npm run package:strapi', '`plugins/strapi/dist/archive/'] as const,
])('the README of %s says how to install it from a file, by a command that is there', async (folder, command, made) => {
  const install = /## Install\n([\s\S]*?)\n## /.exec(await readFile(join(root, folder, 'README.md'), 'utf8'))?.[1]
  expect(install).toContain(`\`${command}\``)
  expect(install).toContain(made)
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(scripts)).toContain(command.replace('npm run ', ''))
})
