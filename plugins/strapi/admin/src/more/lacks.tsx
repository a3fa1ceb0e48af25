import { Button, Flex, Typography } from '@strapi/design-system'
import type { Lack } from '#shared/entry/head-of-entry.ts'
import type { ListProps } from '../health/filters.tsx'
import { useText } from '../use-texts.tsx'

/** How many entries lack what; a click shows them alone, and once more all. */
export function Lacks({ answer, asked, ask }: ListProps) {
  const text = useText()
  const counts = (Object.entries(answer.lacking) as [Lack, number][]).filter(([lack, count]) => count > 0 || asked.lack === lack)
  if (counts.length === 0) return null
  return (
    <Flex gap={2} wrap="wrap" paddingBottom={5} role="group" aria-label={text('health.lack')}>
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {text('health.lack')}
      </Typography>
      {counts.map(([lack, count]) => {
        const isChosen = asked.lack === lack
        return (
          <Button
            key={lack}
            size="S"
            variant={isChosen ? 'secondary' : 'tertiary'}
            aria-pressed={isChosen}
            onClick={() => ask({ ...asked, lack: isChosen ? '' : lack, page: 1 })}
          >
            {`${text(`health.${lack}`)}: ${count}`}
          </Button>
        )
      })}
    </Flex>
  )
}
