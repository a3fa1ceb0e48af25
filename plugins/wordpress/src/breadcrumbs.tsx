import { InspectorControls, useBlockProps } from '@wordpress/block-editor'
import { registerBlockType } from '@wordpress/blocks'
import { Disabled, PanelBody, TextControl, ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import ServerSideRender from '@wordpress/server-side-render'

interface Attributes {
  readonly separator: string
  readonly current: boolean
}

const name = 'citable/breadcrumbs'

registerBlockType<Attributes>(name, {
  edit({ attributes, setAttributes }) {
    const { separator, current } = attributes
    return (
      <div {...useBlockProps()}>
        <InspectorControls>
          <PanelBody title={__('Breadcrumbs', 'citable')}>
            <TextControl
              label={__('Separator', 'citable')}
              help={__('Empty: ›', 'citable')}
              value={separator}
              maxLength={5}
              onChange={(sign) => setAttributes({ separator: sign })}
              __next40pxDefaultSize
              __nextHasNoMarginBottom
            />
            <ToggleControl
              label={__('Show the current page', 'citable')}
              checked={current}
              onChange={(isShown) => setAttributes({ current: isShown })}
              __nextHasNoMarginBottom
            />
          </PanelBody>
        </InspectorControls>
        <Disabled>
          <ServerSideRender block={name} attributes={attributes} skipBlockSupportAttributes />
        </Disabled>
      </div>
    )
  },
  save: () => null,
})
