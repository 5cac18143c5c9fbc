import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { addFonts } from '#web/boot/fonts.ts'
import '#web/ui/styles/main.css'
import { Gallery } from './Gallery.tsx'
import './theme.css'

const place = document.getElementById('gallery')
if (!place) throw new Error('The page has no place for the gallery')
const draw = () =>
  createRoot(place).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
addFonts()
// Diagrams are laid out for these fonts, which are used from the first paint or not at all.
const faces = ['1em "Bodoni Moda"', '1em Anuphan'].map((face) => document.fonts.load(face))
Promise.allSettled(faces).then(draw)
