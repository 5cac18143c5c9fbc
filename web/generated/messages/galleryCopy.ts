import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  images: (d: { product: string | number }) => "Pictures of " + d.product,
  zoom: "Zoom: ",
  video: "Video",
  videoOf: (d: { product: string | number }) => "Video of " + d.product,
  playVideo: (d: { product: string | number }) => "Play the video of " + d.product,
  show: (d: { number: string | number; count: string | number; label: string | number }) => "Show " + d.number + " of " + d.count + ": " + d.label
}

const thai: typeof english = {
  images: (d: { product: string | number }) => "ภาพของ " + d.product,
  zoom: "ขยาย: ",
  video: "วิดีโอ",
  videoOf: (d: { product: string | number }) => "วิดีโอของ " + d.product,
  playVideo: (d: { product: string | number }) => "เล่นวิดีโอของ " + d.product,
  show: (d: { number: string | number; count: string | number; label: string | number }) => "แสดง " + d.number + " จาก " + d.count + ": " + d.label
}

export const galleryCopy = inLanguageOfPage({ en: english, th: thai })
