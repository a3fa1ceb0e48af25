import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { LinesAnswer } from '#shared/answers.ts'
import { type FrontEnd, frontEnds } from '#shared/front-ends.ts'
import { pluginId, serverAddress } from '../id.ts'
import { useText } from '../use-texts.tsx'
import { Code } from './code.tsx'
import { SelectField } from './fields.tsx'

interface FrontEndLinesProps {
  /** Purpose of the lines, for screen readers. */
  readonly label: string
  /** Part of the plugin that makes the lines: `settings`, to print structured data; `traffic`, to count visits. */
  readonly linesOf: 'settings' | 'traffic'
}

/** Choose a framework, and see and copy the lines for it. */
export function FrontEndLines({ label, linesOf }: FrontEndLinesProps) {
  const text = useText()
  const { get } = useFetchClient()
  const [frontEnd, setFrontEnd] = useState<FrontEnd>('next')
  const [{ lines, test }, setAnswer] = useState<LinesAnswer>({ lines: '' })
  useEffect(() => {
    const query = new URLSearchParams({ frontEnd, server: serverAddress() })
    const controller = new AbortController()
    const { signal } = controller
    get(`/${pluginId}/${linesOf}/lines?${query}`, { signal }).then(
      ({ data }) => {
        if (!signal.aborted) setAnswer(data as LinesAnswer)
      },
      () => {
        if (!signal.aborted) setAnswer({ lines: '' })
      },
    )
    return () => controller.abort()
  }, [get, linesOf, frontEnd])
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
      <Lines label={label} lines={lines} />
      {test === undefined ? null : (
        <>
          <Typography textColor="neutral800">{text('traffic.test')}</Typography>
          <Lines label={text('traffic.test')} lines={test} />
          <Typography textColor="neutral700">{text('traffic.prerendered')}</Typography>
        </>
      )}
    </>
  )
}

function Lines({ label, lines }: { readonly label: string; readonly lines: string }) {
  const text = useText()
  const [copied, setCopied] = useState('')
  const copy = () => navigator.clipboard?.writeText(lines).then(() => setCopied(lines))
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Code dir="ltr" tabIndex={0} role="region" aria-label={label}>
        {lines}
      </Code>
      <Flex gap={2}>
        <Button size="S" variant="tertiary" onClick={copy}>
          {text('lines.copy')}
        </Button>
        <Typography role="status" textColor="neutral700">
          {copied !== '' && copied === lines ? text('lines.copied') : ''}
        </Typography>
      </Flex>
    </Flex>
  )
}
