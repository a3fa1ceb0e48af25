import { expect, it, vi } from 'vitest'
import { createReveal } from './reveal.ts'

it('grants a wish once, to a present or a later watcher', () => {
  const reveal = createReveal()
  const grant = vi.fn()
  reveal.ask('titles')
  const end = reveal.watch('titles', grant)
  expect(grant).toHaveBeenCalledTimes(1)
  reveal.ask('titles')
  expect(grant).toHaveBeenCalledTimes(2)
  end()
  reveal.ask('titles')
  expect(grant).toHaveBeenCalledTimes(2)
  const other = vi.fn()
  reveal.watch('titles', other)
  expect(other).toHaveBeenCalledTimes(1)
})
