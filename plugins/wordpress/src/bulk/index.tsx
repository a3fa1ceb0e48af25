import '../analyzers/own-host.ts'
import { createRoot } from '@wordpress/element'
import './bulk.css'
import { BulkPage } from './bulk-page.tsx'

const element = document.getElementById('citable-bulk')
if (element) createRoot(element).render(<BulkPage />)
