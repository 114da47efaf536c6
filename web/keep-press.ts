/**
 * Runs before anything else of the page: keeps the last press of a button that opens something, as long as nothing
 * hears it. On a slow network the button stands there seconds before its code.
 */
export const KEEP_PRESS = `addEventListener('click',function keep(event){
var root=document.documentElement;
if('alive' in root.dataset)removeEventListener('click',keep,true);
else root.pressed=event.target.closest('button[aria-expanded]');
},true)`;
