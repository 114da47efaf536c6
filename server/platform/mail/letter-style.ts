/**
 * The one style sheet of every email: what inline styles can't say. The development mailbox shows emails under the
 * policy of its page, which allows this text by its hash, so it is the same in each of them.
 */
export const LETTER_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.night { display: none; }
@media (max-width: 480px) {
  td.sheet { padding: 24px 20px 12px !important; }
  .heading { font-size: 25px !important; line-height: 30px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #14110e !important; }
  .card { background-color: #1c1814 !important; border-color: #322b24 !important; }
  .ink { color: #f7f0e6 !important; }
  .ink-2 { color: #bfb4a5 !important; }
  .ink-3 { color: #9a8f81 !important; }
  .day { display: none !important; }
  .night { display: block !important; max-height: none !important; }
}
`;
