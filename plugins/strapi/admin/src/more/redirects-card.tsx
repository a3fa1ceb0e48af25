import { Box, Button, Flex, IconButton, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { RedirectsAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import type { Faults, MoreProps } from '../settings/tab-props.ts'
import { useText } from '../use-texts.tsx'
import { Asking, Cell } from './parts.tsx'
import { useMoreText } from './use-more-text.tsx'

interface Fault {
  readonly path: readonly string[]
  readonly message: string
}

/** What is wrong by field, as the server answers; what else failed is under `other`. */
function faultsIn(error: unknown): Faults {
  const { message, details } =
    (error as { response?: { data?: { error?: { message?: string; details?: { errors?: readonly Fault[] } } } } }).response?.data?.error ??
    {}
  const errors = details?.errors ?? []
  return errors.length === 0
    ? { other: message ?? String(error) }
    : Object.fromEntries(errors.map((one) => [one.path.join('.'), one.message]))
}

/** Addresses that entries had before, and others that people lead to entries. */
export function RedirectsCard({ answer: { apiPrefix }, mayChange, ui: { Card, TextField } }: MoreProps) {
  const text = useMoreText()
  const saved = useText()('settings.saved')
  const { get, post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [page, setPage] = useState(1)
  const [answer, setAnswer] = useState<RedirectsAnswer | null>(null)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [changes, setChanges] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  useEffect(() => {
    get(`/${pluginId}/redirects?page=${page}`).then(
      ({ data }) => setAnswer(data as RedirectsAnswer),
      () => setFaults({ other: text('more.failed') }),
    )
  }, [get, page, changes])
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const found = await work().then(() => ({}), faultsIn)
    setFaults(found)
    setChanges((count) => count + 1)
    const isDone = Object.keys(found).length === 0
    if (isDone) toggleNotification({ type: 'success', message: saved })
    return isDone
  }
  const add = async () => {
    if (!(await change(() => post(`/${pluginId}/redirects`, { from: from.trim(), to: to.trim() })))) return
    setFrom('')
    setTo('')
  }
  const { redirects = [], total = 0, pageSize = 1 } = answer ?? {}
  const first = (page - 1) * pageSize
  return (
    <Card
      heading={text('redirects.heading')}
      intro={text('redirects.intro', { route: `${apiPrefix}/${pluginId}/redirect?address=…` })}
      mayChange={mayChange}
    >
      {answer === null || total === 0 ? (
        <Typography textColor="neutral600">{answer === null ? '' : text('redirects.none')}</Typography>
      ) : (
        <Box overflow="auto" tabIndex={0} role="region" aria-label={text('redirects.heading')}>
          <Table colCount={3} rowCount={redirects.length + 1}>
            <Thead>
              <Tr>
                {(['redirects.from', 'redirects.to'] as const).map((code) => (
                  <Th key={code}>
                    <Typography variant="sigma" textColor="neutral600">
                      {text(code)}
                    </Typography>
                  </Th>
                ))}
                <Th>{null}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {redirects.map((one) => (
                <Tr key={one.id} data-testid="citable-redirect">
                  <Cell>
                    <Typography textColor="neutral800" dir="ltr">
                      {shown(one.from)}
                    </Typography>
                  </Cell>
                  <Cell>
                    <Typography textColor={one.to === null ? 'neutral600' : 'neutral800'} dir={one.to === null ? 'auto' : 'ltr'}>
                      {one.to === null ? text('redirects.nowhere') : shown(one.to)}
                    </Typography>
                  </Cell>
                  <Cell>
                    <Asking
                      question={text('redirects.removeAsk', { address: shown(one.from) })}
                      onConfirm={async () => void (await change(() => del(`/${pluginId}/redirects/${one.id}`)))}
                    >
                      <IconButton label={text('redirects.remove', { address: shown(one.from) })} disabled={!mayChange}>
                        <Trash />
                      </IconButton>
                    </Asking>
                  </Cell>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      )}
      {total > pageSize ? (
        <Flex gap={3} alignItems="center">
          <Button size="S" variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text('redirects.earlier')}
          </Button>
          <Typography textColor="neutral800">
            {text('redirects.page', { first: first + 1, last: Math.min(first + pageSize, total), total })}
          </Typography>
          <Button size="S" variant="tertiary" disabled={first + pageSize >= total} onClick={() => setPage(page + 1)}>
            {text('redirects.later')}
          </Button>
        </Flex>
      ) : null}
      <Flex gap={4} wrap="wrap" alignItems="flex-start">
        <Box flex="1 1 26rem">
          <TextField
            name="redirectFrom"
            label={text('redirects.from')}
            value={from}
            error={faults.from}
            disabled={!mayChange}
            placeholder="/old-address"
            onChange={setFrom}
          />
        </Box>
        <Box flex="1 1 26rem">
          <TextField
            name="redirectTo"
            label={text('redirects.to')}
            hint={text('redirects.toHint')}
            value={to}
            error={faults.to}
            disabled={!mayChange}
            onChange={setTo}
          />
        </Box>
      </Flex>
      {faults.other ? (
        <Typography role="alert" textColor="danger600">
          {text('more.failedSave', { detail: faults.other })}
        </Typography>
      ) : null}
      <Box>
        <Button variant="secondary" disabled={!mayChange || from.trim() === '' || to.trim() === ''} onClick={() => void add()}>
          {text('redirects.add')}
        </Button>
      </Box>
    </Card>
  )
}

/** An address as people read it. */
function shown(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
