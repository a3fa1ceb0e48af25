import { createContext, type ReactNode, useContext } from 'react'
import { type Source, type Texts, useFilled, useLoaded } from '../use-texts.tsx'
import type { MoreCode } from './texts.ts'

const source: Source = {
  loaders: {
    en: async () => ({ default: (await import('./texts.ts')).pluginTexts }),
    ar: () => import('./translations/ar.json'),
    de: () => import('./translations/de.json'),
  },
  loaded: new Map(),
}

const MoreTexts = createContext<Texts>({})

export function WithMoreTexts({ fallback = null, children }: { readonly fallback?: ReactNode; readonly children: ReactNode }) {
  const texts = useLoaded(source)
  return texts === null ? fallback : <MoreTexts.Provider value={texts}>{children}</MoreTexts.Provider>
}

/** Works inside `WithMoreTexts` only. */
export const useMoreText = () => useFilled<MoreCode>(useContext(MoreTexts))
