import { createHash } from 'node:crypto'

/** Paper, ink and green of the shop, with the system's own letters. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#F8F3EB,#101B1C);--card:light-dark(#FFFFFF,#1A292A);--ink:light-dark(#22302F,#F5EFE6);--muted:light-dark(#53625F,#B5C3C0);--line:light-dark(#EAE2D6,#2A3B3C);--control:light-dark(#8C8577,#748885);--solid:light-dark(#1C625E,#8CCBC0);--contrast:light-dark(#FFFFFF,#0B2221);--soft:light-dark(#E6F2EF,#19383A);--honey:light-dark(#F9E4B8,#453515);--honey-ink:light-dark(#6B4708,#F5D594);--danger:light-dark(#B3261E,#FF9F95)}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
.strip{background:var(--honey);color:var(--honey-ink);text-align:center;font-weight:600;padding:12px 16px}
main{max-width:480px;margin:0 auto;padding:32px 16px 56px}
.card{background:var(--card);border:1px solid var(--line);border-radius:24px;padding:28px 24px}
.card+.card{margin-top:18px}
h1{font-size:26px;line-height:1.2;letter-spacing:-.01em}
h2{font-size:19px;line-height:1.3}
.amount{font-size:44px;line-height:1.15;font-weight:700;letter-spacing:-.02em;margin-top:6px}
.amount small{font-size:17px;font-weight:400;color:var(--muted);letter-spacing:0}
.muted{color:var(--muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 18px;margin:20px 0;padding:16px 0;border-block:1px solid var(--line)}
dt{color:var(--muted)}
dd{text-align:right;font-weight:600}
fieldset{border:0;padding:0;margin:0 0 22px;display:grid;gap:10px}
legend{font-weight:600;padding:0 0 10px}
label{display:flex;gap:12px;align-items:center;min-height:52px;padding:8px 16px;border:1.5px solid var(--control);border-radius:12px;cursor:pointer}
label:has(:checked){border-color:var(--solid);background:var(--soft)}
label span{margin-left:auto;color:var(--muted);font-variant-numeric:tabular-nums;white-space:nowrap}
input{accent-color:var(--solid);width:18px;height:18px;flex:none}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:8px 20px;border-radius:99px;border:1.5px solid transparent;font:inherit;font-weight:600;cursor:pointer;background:var(--solid);color:var(--contrast);text-decoration:none}
.quiet{background:transparent;color:var(--ink);border-color:var(--control);margin-top:12px}
.error{background:light-dark(#FDEBE5,#4A2F29);color:var(--danger);border-radius:12px;padding:12px 16px;margin-bottom:20px;font-weight:600}
.note{margin-top:20px;font-size:15px;color:var(--muted);text-align:center}
:focus-visible{outline:3px solid var(--solid);outline-offset:3px}
`

/** Nothing but this style, and forms that stay here or lead back to the shop. */
export function pagePolicy(shopAddress: string | null): string {
  const style = createHash('sha256').update(PAGE_STYLE).digest('base64')
  const origin = shopAddress && URL.parse(shopAddress)?.origin
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    'img-src data:',
    `form-action 'self' ${origin ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
