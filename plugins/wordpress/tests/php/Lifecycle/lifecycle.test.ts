import { afterAll, describe, expect, it } from 'vitest'
import { older, openLife } from './open-life.ts'

const { site, files, version, step, archive } = await openLife()
afterAll(() => site.stop())

describe('the archive', () => {
  it('holds what runs, its licences and translations, and nothing of the workshop', () => {
    const names = [...files.keys()]
    for (const name of [
      'citable.php',
      'uninstall.php',
      'readme.txt',
      'LICENSE',
      'build/third-party-notices.txt',
      'build/editor.js',
      'languages/citable.pot',
    ])
      expect(names).toContain(name)
    for (const locale of ['ar', 'de_DE', 'es_ES', 'fr_FR', 'ja'])
      for (const ending of ['.mo', '.l10n.php', '-citable-editor.json', '-citable-settings.json'])
        expect(names).toContain(`languages/citable-${locale}${ending}`)
    const kinds =
      /^(?:LICENSE|[a-z]+\.(?:php|txt)|includes\/.+\.php|build\/[\w.-]+\.(?:js|css|asset\.php|txt)|languages\/citable[\w-]*\.(?:pot|mo|l10n\.php|json))$/
    expect(names.filter((name) => !kinds.test(name))).toEqual([])
  })
  it('names the licence of every package in the scripts', () => {
    const notices = Buffer.from(files.get('build/third-party-notices.txt')!).toString('utf8')
    expect(notices).toMatch(/^htmlparser2 \d/m)
    expect(notices).toContain('Permission is hereby granted')
    expect(notices).toContain('NTREX-128')
    expect(
      [...notices.matchAll(/^Licence: (\S+?),? /gm)]
        .map(([, licence]) => licence)
        .filter((licence) => !/^(MIT|ISC|BSD-[23]-Clause)$/.test(licence ?? '')),
    ).toEqual([])
  })
})

describe('one site', () => {
  it('installs, updates with its data, and leaves nothing when it is deleted', async () => {
    const before = await step('rows')
    expect(await step('install', await archive(older))).toBe(older)
    await step('use')
    const [first] = await step<{ version: string; seo: string }[]>('visit')
    expect([first?.version, first?.seo]).toEqual([older, '21'])
    await step('use')
    expect(await step('install', await archive(version))).toBe(version)
    expect(await step('visit')).toEqual([
      {
        version,
        address: 'https://site-1.example.com',
        key: '1',
        queries: ['Why 1?'],
        aeo: '11',
        seo: '21',
        posts: 1,
        redirects: ['/old-1'],
        job: 'Baker 1',
        gone: 1,
      },
    ])
    expect(await step('rows')).not.toEqual(before)
    expect(await step('remove')).toEqual([true, false])
    expect(await step('rows')).toEqual(before)
  })
})
