import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system'
import { useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { BacklogAnswer } from '#shared/answers.ts'
import { pluginId, right } from '../id.ts'
import { useText } from '../use-texts.tsx'

/** Milliseconds between two looks at a backlog that is worked off. */
const lookAgain = 2_000

/** Progress of analysing published entries, while something is left. */
export function Backlog({ onProgress }: { onProgress(done: number): void }) {
  const text = useText()
  const { get, put } = useFetchClient()
  const { allowedActions } = useRBAC(right('settings.update') as never)
  const [backlog, setBacklog] = useState<BacklogAnswer | null>(null)
  const take = useCallback(
    (data: unknown) => {
      setBacklog(data as BacklogAnswer)
      onProgress((data as BacklogAnswer).done)
    },
    [onProgress],
  )
  useEffect(() => {
    get(`/${pluginId}/backlog`).then(
      ({ data }) => take(data),
      // Without it the list is complete all the same.
      () => {},
    )
  }, [get, take])
  useEffect(() => {
    if (backlog?.state !== 'running') return
    const timer = setTimeout(() => {
      get(`/${pluginId}/backlog`).then(
        ({ data }) => take(data),
        () => {},
      )
    }, lookAgain)
    return () => clearTimeout(timer)
  }, [backlog, get, take])
  if (backlog === null || backlog.state === 'idle') return null
  const { state, done, total } = backlog
  const words = text(state === 'paused' ? 'health.paused' : 'health.running', { done, total })
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={4} marginBottom={5} data-testid="citable-backlog">
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Typography textColor="neutral800" role="status">
          {words}
        </Typography>
        <Flex gap={4}>
          <ProgressBar value={total === 0 ? 0 : (100 * done) / total} aria-label={words} />
          {(allowedActions as { canUpdate?: boolean }).canUpdate === true ? (
            <Button
              size="S"
              variant="tertiary"
              onClick={() => void put(`/${pluginId}/backlog`, { paused: state !== 'paused' }).then(({ data }) => take(data))}
            >
              {text(state === 'paused' ? 'health.resume' : 'health.pause')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
    </Box>
  )
}
