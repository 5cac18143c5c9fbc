import { addFonts } from '@vitrine/web/boot/fonts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@vitrine/web/ui/styles/main.css'
import { Gallery } from './Gallery.tsx'
import './theme.css'

const container = document.getElementById('gallery')
if (!container) throw new Error('The page has no element with the id "gallery"')
const render = () =>
  createRoot(container).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
addFonts()
// Diagrams are laid out for these fonts, which must be loaded before the first paint to be used: for English and Thai.
const faces = ['1em "Bodoni Moda"', '1em Anuphan'].map((face) => document.fonts.load(face, 'aก'))
Promise.allSettled(faces).then(render)
