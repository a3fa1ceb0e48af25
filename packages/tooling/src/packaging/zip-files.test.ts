import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipFiles } from './zip-files.ts'

const one = new Map([
  ['b/c.txt', strToU8('c'.repeat(5000))],
  ['a.txt', strToU8('ä')],
])

describe('zipFiles', () => {
  it('holds every file under one folder', () => {
    const files = Object.entries(unzipSync(zipFiles('citable', one))).map(([name, bytes]) => [name, strFromU8(bytes)])
    expect(files).toEqual([
      ['citable/a.txt', 'ä'],
      ['citable/b/c.txt', 'c'.repeat(5000)],
    ])
  })
  it('gives the same bytes whatever order, hour and place', () => {
    const zone = process.env.TZ
    try {
      const archives = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((TZ) => {
        process.env.TZ = TZ
        return zipFiles('citable', new Map([...one].reverse()))
      })
      for (const archive of archives) expect(archive).toEqual(zipFiles('citable', one))
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })
  it('differs when a byte differs', () => {
    expect(zipFiles('citable', new Map([['a.txt', strToU8('a')]]))).not.toEqual(zipFiles('citable', one))
  })
})
