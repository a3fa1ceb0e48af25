import { Box } from '@strapi/design-system'
import { useState } from 'react'
import { useText } from '../use-texts.tsx'
import { Code } from './code.tsx'
import { SelectField } from './fields.tsx'
import { type FrontEnd, frontEnds } from './front-ends.ts'

interface FrontEndLinesProps {
  /** Purpose of the lines, for screen readers. */
  readonly label: string
  linesOf(frontEnd: FrontEnd): string
}

/** Choose a framework, and see the lines for it. */
export function FrontEndLines({ label, linesOf }: FrontEndLinesProps) {
  const text = useText()
  const [frontEnd, setFrontEnd] = useState<FrontEnd>('next')
  return (
    <>
      <Box maxWidth="28rem">
        <SelectField
          name="frontEnd"
          label={text('delivery.framework')}
          value={frontEnd}
          options={frontEnds}
          onChange={(name) => setFrontEnd(name as FrontEnd)}
        />
      </Box>
      <Code dir="ltr" tabIndex={0} role="region" aria-label={label}>
        {linesOf(frontEnd)}
      </Code>
    </>
  )
}
