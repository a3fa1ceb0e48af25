import type { RemarkItem } from '@citable/editor/remarks'
import { Box, Flex, TextButton, Typography } from '@strapi/design-system'
import { List } from '../../ui/list.tsx'
import { Small } from '../../ui/parts.tsx'
import { NoticeAt } from '../notice-at.tsx'
import { usePanel } from '../panel-context.tsx'

/** Remarks of a model, each with the words it quotes as a button that leads to them. */
export function RemarkList({ items }: { readonly items: readonly RemarkItem[] }) {
  const { show } = usePanel()
  return (
    <List>
      {items.map(({ key, kindText, text, unheldText, span, jump }) => (
        <Box key={key} tag="li" background="neutral100" hasRadius padding={4}>
          <Flex direction="column" alignItems="flex-start" gap={2}>
            <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
              {kindText}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral800" dir="auto">
              {text}
            </Typography>
            {unheldText === '' ? null : <Small>{unheldText}</Small>}
            <TextButton dir="auto" aria-label={jump.name} onClick={() => show(`remark:${key}`, [span])} style={{ textAlign: 'start' }}>
              {jump.label}
            </TextButton>
            <NoticeAt at={`remark:${key}`} />
          </Flex>
        </Box>
      ))}
    </List>
  )
}
