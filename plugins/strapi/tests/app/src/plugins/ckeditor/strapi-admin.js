export default {
  register(app) {
    app.customFields.register({
      name: 'CKEditor',
      pluginId: 'ckeditor',
      type: 'richtext',
      intlLabel: { id: 'ckeditor.label', defaultMessage: 'HTML' },
      intlDescription: { id: 'ckeditor.description', defaultMessage: 'Text that is kept as HTML' },
      components: { Input: () => import('./html-editor.js') },
    })
  },
}
