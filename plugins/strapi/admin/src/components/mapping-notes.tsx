import { Box, Typography } from '@strapi/design-system'
import { useText } from '../use-texts.tsx'

/** Types whose mapping names fields that are gone: no loss stays unseen. */
export function LostFields({ types }: { readonly types: readonly { readonly name: string; readonly fields: readonly string[] }[] }) {
  const text = useText()
  return <Notes lines={types.map(({ name, fields }) => text('mapping.lost', { type: name, fields: fields.join(', ') }))} />
}

export function Notes({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Box background="neutral0" hasRadius padding={4} marginBottom={5} data-testid="citable-notes">
      {lines.map((line) => (
        <Typography key={line} tag="p" textColor="neutral800">
          {line}
        </Typography>
      ))}
    </Box>
  )
}
