import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import type { EntryAnswer, TakenAnswer } from '#shared/answers.ts'
import type { IsTaken } from '#shared/mapping/field-rules.ts'
import { pluginId } from './id.ts'

const keyOf = (field: string, value: string): string => `${field}\n${value}`

/** Values of unique fields that other entries have. Unknown ones are asked for, in one request a field. */
export function useTaken({ shape, facts }: EntryAnswer): { readonly isTaken: IsTaken; readonly known: ReadonlyMap<string, boolean> } {
  const { post } = useFetchClient()
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map())
  const latest = useRef(known)
  latest.current = known
  const wanted = useRef(new Map<string, Set<string>>())
  const [isTaken] = useState(() => (field: string, value: string): boolean | null => {
    const found = latest.current.get(keyOf(field, value))
    // Strapi compares fields of the entry itself.
    if (found === undefined && !field.includes('.')) wanted.current.set(field, (wanted.current.get(field) ?? new Set()).add(value))
    return found ?? null
  })
  useEffect(() => {
    const asked = wanted.current
    if (asked.size === 0) return
    wanted.current = new Map()
    const { documentId, locale } = facts
    for (const [field, all] of asked) {
      const values = [...all].slice(0, 50)
      const entry = { uid: shape.uid, ...(documentId !== null && { documentId }), ...(locale !== null && { locale }) }
      post(`/${pluginId}/entry/taken`, { ...entry, field, values }).then(
        ({ data }) => {
          const { taken } = data as TakenAnswer
          setKnown((before) => new Map([...before, ...values.map((value) => [keyOf(field, value), taken.includes(value)] as const)]))
        },
        // Not known, not offered: asked again with the next analysis.
        () => {},
      )
    }
  })
  return { isTaken, known }
}
