import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { absentComponents, headFields, hiddenBy } from '#shared/entry/head-fields.ts'
import { Line, Part, Small } from '../../ui/parts.tsx'
import { useText } from '../../use-texts.tsx'
import { usePanel } from '../panel-context.tsx'
import { problemText } from '../problem-text.ts'

/** Says which component is to be added before a title or a description of its own can be written. */
export function AbsentComponents({ names }: { readonly names: readonly string[] }) {
  const text = useText()
  return names.map((component) => (
    <div key={component} data-testid="citable-absent">
      <Line icon="info" tone="neutral">
        {text('head.add', { component })}
      </Line>
    </div>
  ))
}

/** Picture, address and instructions for the head of the page, where the entry has fields for them. */
export function HeadFields() {
  const text = useText()
  const { readEntry, write } = usePanel()
  const entry = readEntry()
  const fields = headFields(entry)
  const hidden = hiddenBy(entry)
  const absent = absentComponents(entry)
  if (fields.length === 0 && hidden === null && absent.length === 0) return null
  return (
    <Part title={text('head.heading')} testId="citable-head">
      {hidden === null ? null : (
        <Line icon="warning" tone="poor">
          {text('head.hidden', { field: hidden.path, value: hidden.words })}
        </Line>
      )}
      <AbsentComponents names={absent} />
      {fields.map(({ name, path, held, proposal, problem }) => (
        <Box key={path} background="neutral100" hasRadius padding={4} data-testid={`citable-head-${name}`}>
          <Flex gap={3} justifyContent="space-between" alignItems="flex-start" wrap="wrap">
            <Box flex="1 1 28rem" minWidth={0} style={{ overflowWrap: 'anywhere' }}>
              <Typography tag="p" fontWeight="semiBold" textColor="neutral800">
                {text(`types.field${name}`)}
              </Typography>
              <bdi>
                <Small>{held !== '' ? held : proposal === null ? text('head.empty') : text('head.taken', { value: proposal.words })}</Small>
              </bdi>
            </Box>
            {write === null || proposal === null || problem !== null ? null : (
              <Button size="S" variant="secondary" onClick={() => write(path, proposal.value)}>
                {text('head.write')}
              </Button>
            )}
          </Flex>
          {problem === null ? null : (
            <Line icon="info" tone="neutral">
              {problemText(problem, text)}
            </Line>
          )}
        </Box>
      ))}
    </Part>
  )
}
