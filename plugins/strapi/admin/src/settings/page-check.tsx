import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import type { PageAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import { Card, TextField } from '../ui/fields.tsx'
import { Icon } from '../ui/tones.tsx'
import { useText } from '../use-texts.tsx'

type State = PageAnswer['state']

/** Checks that a public page carries the structured data delivered for its entry. */
export function PageCheck() {
  const text = useText()
  const { post } = useFetchClient()
  const [address, setAddress] = useState('')
  const [state, setState] = useState<State | 'running' | null>(null)
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setState('running')
    try {
      setState(((await post(`/${pluginId}/settings/page`, { address })).data as PageAnswer).state)
    } catch {
      setState('unreachable')
    }
  }
  return (
    <Card heading={text('page.heading')} intro={text('page.intro')} mayChange={true}>
      <form onSubmit={check}>
        <Flex direction="column" alignItems="stretch" gap={3}>
          <TextField name="page" label={text('page.address')} placeholder="https://" value={address} onChange={setAddress} />
          <Box>
            <Button type="submit" variant="secondary" loading={state === 'running'} disabled={address.trim() === ''}>
              {text('page.check')}
            </Button>
          </Box>
        </Flex>
      </form>
      <Box role="status" data-testid="citable-page-state" data-state={state ?? ''}>
        {state === null || state === 'running' ? null : (
          <Flex gap={2} alignItems="flex-start">
            <Icon
              name={state === 'same' ? 'good' : state === 'unknownPage' ? 'info' : 'warning'}
              tone={state === 'same' ? 'good' : state === 'unknownPage' ? 'neutral' : 'fair'}
            />
            <Typography textColor="neutral800">{text(`page.${state}`)}</Typography>
          </Flex>
        )}
      </Box>
    </Card>
  )
}
