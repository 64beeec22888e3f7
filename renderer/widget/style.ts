const css = `
:host{display:block!important;visibility:visible!important;opacity:1!important;text-align:start!important}
:host([hidden]){display:none!important}
.all{all:initial;display:block;box-sizing:border-box;font-family:var(--studio-font,inherit);font-size:var(--studio-font-size,inherit);
color:var(--studio-text,inherit);line-height:1.5;overflow-wrap:anywhere;
--accent:var(--studio-accent,var(--own-accent));--on-accent:var(--studio-on-accent,var(--own-on-accent));
--line:color-mix(in srgb,currentColor 22%,transparent);--r:var(--studio-radius,10px)}
.all *{box-sizing:border-box}
h2,p,ul{margin:0;padding:0;font:inherit;color:inherit}
ul{list-style:none}
h2{font-weight:600;margin:1.25em 0 .25em}
h2:first-child{margin-top:0}
[role=tablist]{display:flex;flex-wrap:wrap;gap:.25em;margin-bottom:1em;border-bottom:1px solid var(--line)}
button,.go,input{font:inherit;color:inherit;min-height:44px;border-radius:var(--r)}
button,.go{display:inline-flex;align-items:center;justify-content:center;padding:.25em 1em;border:1px solid var(--line);background:none;
cursor:pointer;text-decoration:none;text-align:center}
[role=tab]{border:0;border-radius:0;border-bottom:3px solid transparent;margin-bottom:-1px}
[role=tab][aria-selected=true]{border-color:var(--accent);font-weight:600}
.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
button:hover,.go:hover{border-color:currentColor}
.main:hover{filter:brightness(1.08)}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
li{border-bottom:1px solid var(--line);padding:.6em 0}
li:last-child{border-bottom:0}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.5em 1em}
.time{min-width:4.5em;font-weight:600;font-variant-numeric:tabular-nums}
.what{flex:1 1 9em;min-width:0}
.name{font-weight:600}
.dot{display:inline-block;width:.6em;height:.6em;border-radius:50%;margin-inline-end:.5em}
.more{font-size:.9em}
.say{padding:.75em 1em;border:1px solid var(--line);border-radius:var(--r);margin-bottom:1em}
.say:empty{display:none}
form{display:grid;gap:.75em;padding:1em;margin-top:.6em;border:1px solid var(--line);border-radius:var(--r)}
label{display:grid;gap:.25em}
input{width:100%;padding:.25em .75em;border:1px solid color-mix(in srgb,currentColor 55%,transparent);background:transparent}
.price{font-weight:600;font-variant-numeric:tabular-nums}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11em),1fr));gap:1em}
.grid li{border:0;padding:0}
img{display:block;width:100%;aspect-ratio:1;object-fit:cover;border-radius:var(--r);margin-bottom:.5em}
.face{width:2.5em;border-radius:50%;margin:0}
.hid{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`

let sheet: CSSStyleSheet | undefined

/** The looks of every element on the page. Made in the script: a site's own policy may forbid style tags. */
export function looks(): CSSStyleSheet {
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(css)
  return sheet
}
