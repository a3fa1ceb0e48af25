import { Box, Button } from '@strapi/design-system'
import { useStrapiApp } from '@strapi/strapi/admin'
import { type ComponentType, useState } from 'react'
import { serverAddress } from '../id.ts'
import { useText } from '../use-texts.tsx'

interface LibraryProps {
  readonly allowedTypes: readonly string[]
  readonly multiple: boolean
  onClose(): void
  onSelectAssets(assets: readonly { readonly url: string }[]): void
}

/** Takes a picture of the Media Library, by the address that readers open it at. */
export function ChooseLogo({ choose }: { choose(address: string): void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const Library = useStrapiApp('CitableLogo', ({ components }) => components['media-library']) as ComponentType<LibraryProps> | undefined
  if (Library === undefined) return null
  return (
    <Box paddingTop={2}>
      <Button size="S" variant="tertiary" onClick={() => setOpen(true)}>
        {text('site.chooseLogo')}
      </Button>
      {isOpen ? (
        <Library
          allowedTypes={['images']}
          multiple={false}
          onClose={() => setOpen(false)}
          onSelectAssets={([asset]) => {
            setOpen(false)
            if (asset !== undefined) choose(new URL(asset.url, serverAddress()).href)
          }}
        />
      ) : null}
    </Box>
  )
}
