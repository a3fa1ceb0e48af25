import { expect, test } from 'vitest'

test('the package exports what others rely on', async () => {
  const names = Object.keys(await import('../src/index.ts'))
  for (const name of [
    'OptimizeRequest',
    'Optimization',
    'OptimizationResult',
    'ScoreRecord',
    'Problem',
    'Whoami',
    'Health',
    'JsonlLine',
    'StoredAnalysis',
    'operations',
    'present',
    'presentRequest',
    'readRequest',
    'problemCodes',
  ])
    expect(names).toContain(name)
})

test('present needs no Zod at run time', async () => {
  expect(Object.keys(await import('../src/present/index.ts')).sort()).toEqual(['isAdvice', 'present', 'problemOf', 'staysShort'])
  expect(Object.keys(await import('../src/present/requests.ts')).sort()).toEqual(['presentDrafts', 'presentRequest', 'readRequest'])
})
