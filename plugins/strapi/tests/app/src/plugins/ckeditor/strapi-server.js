/**
 * Registers what the server half of CKEditor's official plugin does. Its editor comes from a host of its own; the one beside this file does
 * without. Blocks is a second field, whose text is JSON, as editors of blocks store it.
 */
module.exports = {
  register({ strapi }) {
    strapi.customFields.register({ name: 'CKEditor', plugin: 'ckeditor', type: 'richtext' })
    strapi.customFields.register({ name: 'Blocks', type: 'text' })
  },
}
