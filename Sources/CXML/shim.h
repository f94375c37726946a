// The library's headers draw in those of ICU where it was built with it, and these clash with the ICU in Swift's
// Foundation. Only fields that nobody here looks at are declared with them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

/// `xmlFree` is a variable.
static inline void cxml_free(xmlChar *text) { xmlFree(text); }
