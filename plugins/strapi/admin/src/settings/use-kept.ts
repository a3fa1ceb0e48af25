import { useState } from 'react'
import type { TabProps } from './tab-props.ts'

/** A state that outlives its tab until it is saved. */
export function useKept<T>(kept: TabProps['kept'], path: string, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept?.has(path) ? (kept.get(path) as T) : first))
  return [
    value,
    (next) => {
      kept?.set(path, next)
      setValue(() => next)
    },
  ]
}
