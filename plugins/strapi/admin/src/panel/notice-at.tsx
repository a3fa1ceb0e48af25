import { Box } from '@strapi/design-system'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isKeyboardLost } from '../ui/is-keyboard-lost.ts'
import { Line } from '../ui/parts.tsx'
import { colours } from '../ui/tones.tsx'
import { usePanel } from './panel-context.tsx'

/** Takes the outcome for a place, until the answer is called. */
type Claim = () => () => void

const ClaimContext = createContext<Claim>(() => () => {})

function Outcome({ isLoose = false }: { readonly isLoose?: boolean }) {
  const { notice } = usePanel()
  const box = useRef<HTMLDivElement>(null)
  const id = notice?.id
  // The button that was pressed went away with what it stood for: the keyboard goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (isLoose && isKeyboardLost()) box.current?.focus()
  }, [id, isLoose])
  if (notice === null) return null
  const tone = notice.tone === 'good' ? 'good' : 'fair'
  return (
    <Box ref={box} tabIndex={-1} background={colours[tone].soft} hasRadius padding={3} data-testid="citable-notice">
      <Line icon={notice.tone} tone={tone}>
        {notice.text}
      </Line>
    </Box>
  )
}

/** Outcome of a request, beside the button that made it. */
export function NoticeAt({ at }: { readonly at: string }) {
  const { askedAt } = usePanel()
  const claim = useContext(ClaimContext)
  const isMine = askedAt === at
  useLayoutEffect(() => (isMine ? claim() : undefined), [isMine, claim])
  return isMine ? <Outcome /> : null
}

/** Place of an outcome whose button is gone: above what is inside. */
export function NoticePlace({ children }: { readonly children: ReactNode }) {
  const { askedAt } = usePanel()
  const [claims, setClaims] = useState(0)
  const claim = useMemo<Claim>(
    () => () => {
      setClaims((count) => count + 1)
      return () => setClaims((count) => count - 1)
    },
    [],
  )
  return (
    <ClaimContext.Provider value={claim}>
      {askedAt !== null && claims === 0 ? <Outcome isLoose /> : null}
      {children}
    </ClaimContext.Provider>
  )
}
