export default {
  register(app) {
    const field = {
      intlLabel: { id: 'ckeditor.label', defaultMessage: 'HTML' },
      intlDescription: { id: 'ckeditor.description', defaultMessage: 'Text that is kept as HTML' },
      components: { Input: () => import('./html-editor.js') },
    }
    app.customFields.register({ ...field, name: 'CKEditor', pluginId: 'ckeditor', type: 'richtext' })
    app.customFields.register({ ...field, name: 'Blocks', type: 'text' })
  },
}
