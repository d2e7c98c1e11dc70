/* A client of the demonstration that shares no code with its server: open62541. One line on standard output for each step. */
#include <open62541/client_config_default.h>
#include <open62541/client_highlevel.h>
#include <open62541/client_subscriptions.h>
#include <open62541/plugin/create_certificate.h>
#include <open62541/plugin/log_stdout.h>
#include <open62541/plugin/pki_default.h>
#include <stdio.h>
#include <string.h>

#define URI "urn:scr-101:client"
#define TRIPPED "XA-101A"
static UA_ByteString eventId;
static int values = 0;

static void said(const char *step, UA_StatusCode status) {
  printf("%s %s\n", step, UA_StatusCode_name(status));
}

/* The plant's object, by its name in the Objects folder; its parts are printed. */
static UA_NodeId browse(UA_Client *client, UA_NodeId from, const char *wanted) {
  UA_NodeId found = UA_NODEID_NULL;
  UA_BrowseRequest request;
  UA_BrowseRequest_init(&request);
  request.nodesToBrowse = UA_BrowseDescription_new();
  request.nodesToBrowseSize = 1;
  UA_NodeId_copy(&from, &request.nodesToBrowse[0].nodeId);
  request.nodesToBrowse[0].resultMask = UA_BROWSERESULTMASK_ALL;
  UA_BrowseResponse response = UA_Client_Service_browse(client, request);
  for(size_t i = 0; i < response.resultsSize; i++)
    for(size_t j = 0; j < response.results[i].referencesSize; j++) {
      UA_ReferenceDescription *reference = &response.results[i].references[j];
      UA_String name = reference->browseName.name;
      if(!wanted)
        printf("has %.*s\n", (int)name.length, (char *)name.data);
      else if(name.length == strlen(wanted) && !memcmp(name.data, wanted, name.length))
        UA_NodeId_copy(&reference->nodeId.nodeId, &found);
    }
  UA_BrowseRequest_clear(&request);
  UA_BrowseResponse_clear(&response);
  return found;
}

static void valueCame(UA_Client *client, UA_UInt32 subscription, void *context, UA_UInt32 item, void *own,
                      UA_DataValue *value) {
  UA_StatusCode status = value->hasStatus ? value->status : UA_STATUSCODE_GOOD;
  if(value->hasValue && UA_Variant_hasScalarType(&value->value, &UA_TYPES[UA_TYPES_DOUBLE])) {
    printf("value %.3f %s\n", *(UA_Double *)value->value.data, UA_StatusCode_name(status));
    values++;
  } else
    said("no value", status);
}

static void eventCame(UA_Client *client, UA_UInt32 subscription, void *context, UA_UInt32 item, void *own, size_t count,
                      UA_Variant *fields) {
  if(count < 4 || !UA_Variant_hasScalarType(&fields[0], &UA_TYPES[UA_TYPES_STRING]) ||
     !UA_Variant_hasScalarType(&fields[3], &UA_TYPES[UA_TYPES_BYTESTRING]))
    return;
  UA_String *name = (UA_String *)fields[0].data;
  UA_Boolean active = UA_Variant_hasScalarType(&fields[1], &UA_TYPES[UA_TYPES_BOOLEAN]) && *(UA_Boolean *)fields[1].data;
  UA_Boolean acked = UA_Variant_hasScalarType(&fields[2], &UA_TYPES[UA_TYPES_BOOLEAN]) && *(UA_Boolean *)fields[2].data;
  printf("event %.*s %s %s\n", (int)name->length, (char *)name->data, active ? "active" : "inactive",
         acked ? "acknowledged" : "unacknowledged");
  if(!active || name->length != strlen(TRIPPED) || memcmp(name->data, TRIPPED, name->length))
    return;
  UA_ByteString_clear(&eventId);
  UA_ByteString_copy((UA_ByteString *)fields[3].data, &eventId);
}

/* A field of an alarm by its path: one name, or two. */
static void selectField(UA_SimpleAttributeOperand *field, char *first, char *second) {
  UA_SimpleAttributeOperand_init(field);
  field->typeDefinitionId = UA_NODEID_NUMERIC(0, UA_NS0ID_BASEEVENTTYPE);
  field->attributeId = UA_ATTRIBUTEID_VALUE;
  field->browsePathSize = second ? 2 : 1;
  field->browsePath = (UA_QualifiedName *)UA_Array_new(field->browsePathSize, &UA_TYPES[UA_TYPES_QUALIFIEDNAME]);
  field->browsePath[0] = UA_QUALIFIEDNAME_ALLOC(0, first);
  if(second)
    field->browsePath[1] = UA_QUALIFIEDNAME_ALLOC(0, second);
}

static void subscribe(UA_Client *client) {
  UA_CreateSubscriptionRequest request = UA_CreateSubscriptionRequest_default();
  request.requestedPublishingInterval = 200;
  UA_CreateSubscriptionResponse made = UA_Client_Subscriptions_create(client, request, NULL, NULL, NULL);
  UA_MonitoredItemCreateRequest value = UA_MonitoredItemCreateRequest_default(UA_NODEID_STRING(1, "AIC-101.PV"));
  UA_Client_MonitoredItems_createDataChange(client, made.subscriptionId, UA_TIMESTAMPSTORETURN_BOTH, value, NULL,
                                            valueCame, NULL);
  UA_EventFilter filter;
  UA_EventFilter_init(&filter);
  filter.selectClausesSize = 4;
  filter.selectClauses = (UA_SimpleAttributeOperand *)UA_Array_new(4, &UA_TYPES[UA_TYPES_SIMPLEATTRIBUTEOPERAND]);
  selectField(&filter.selectClauses[0], "ConditionName", NULL);
  selectField(&filter.selectClauses[1], "ActiveState", "Id");
  selectField(&filter.selectClauses[2], "AckedState", "Id");
  selectField(&filter.selectClauses[3], "EventId", NULL);
  UA_MonitoredItemCreateRequest item;
  UA_MonitoredItemCreateRequest_init(&item);
  item.itemToMonitor.nodeId = UA_NODEID_NUMERIC(0, UA_NS0ID_SERVER);
  item.itemToMonitor.attributeId = UA_ATTRIBUTEID_EVENTNOTIFIER;
  item.monitoringMode = UA_MONITORINGMODE_REPORTING;
  item.requestedParameters.queueSize = 100;
  item.requestedParameters.filter.encoding = UA_EXTENSIONOBJECT_DECODED;
  item.requestedParameters.filter.content.decoded.data = &filter;
  item.requestedParameters.filter.content.decoded.type = &UA_TYPES[UA_TYPES_EVENTFILTER];
  UA_MonitoredItemCreateResult result = UA_Client_MonitoredItems_createEvent(
    client, made.subscriptionId, UA_TIMESTAMPSTORETURN_BOTH, item, NULL, eventCame, NULL);
  said("subscribe", result.statusCode);
  UA_EventFilter_clear(&filter);
}

static UA_StatusCode writeSetPoint(UA_Client *client, UA_Double value) {
  UA_Variant written;
  UA_Variant_setScalar(&written, &value, &UA_TYPES[UA_TYPES_DOUBLE]);
  return UA_Client_writeValueAttribute(client, UA_NODEID_STRING(1, "AIC-101.SP"), &written);
}

static UA_StatusCode call(UA_Client *client, UA_NodeId object, UA_NodeId method, size_t count, UA_Variant *input) {
  size_t outputs = 0;
  UA_Variant *output = NULL;
  UA_StatusCode status = UA_Client_call(client, object, method, count, input, &outputs, &output);
  UA_Array_delete(output, outputs, &UA_TYPES[UA_TYPES_VARIANT]);
  return status;
}

static UA_StatusCode acknowledge(UA_Client *client) {
  UA_LocalizedText comment = UA_LOCALIZEDTEXT("en", "Seen");
  UA_Variant input[2];
  UA_Variant_setScalar(&input[0], &eventId, &UA_TYPES[UA_TYPES_BYTESTRING]);
  UA_Variant_setScalar(&input[1], &comment, &UA_TYPES[UA_TYPES_LOCALIZEDTEXT]);
  return call(client, UA_NODEID_STRING(1, TRIPPED),
              UA_NODEID_NUMERIC(0, UA_NS0ID_ACKNOWLEDGEABLECONDITIONTYPE_ACKNOWLEDGE), 2, input);
}

/* Signs and encrypts with a certificate of its own, and takes the server's without a question, as the server does. */
static UA_StatusCode secure(UA_ClientConfig *config) {
  UA_String subject[2] = {UA_STRING("O=Test"), UA_STRING("CN=open62541")};
  UA_String names[2] = {UA_STRING("DNS:localhost"), UA_STRING("URI:" URI)};
  UA_ByteString key = UA_BYTESTRING_NULL, certificate = UA_BYTESTRING_NULL;
  UA_UInt16 bits = 2048;
  UA_KeyValueMap *params = UA_KeyValueMap_new();
  UA_KeyValueMap_setScalar(params, UA_QUALIFIEDNAME(0, "key-size-bits"), &bits, &UA_TYPES[UA_TYPES_UINT16]);
  UA_StatusCode status = UA_CreateCertificate(UA_Log_Stdout, subject, 2, names, 2, UA_CERTIFICATEFORMAT_DER, params, &key,
                                              &certificate);
  UA_KeyValueMap_delete(params);
  if(status == UA_STATUSCODE_GOOD)
    status = UA_ClientConfig_setDefaultEncryption(config, certificate, key, NULL, 0, NULL, 0);
  UA_CertificateVerification_AcceptAll(&config->certificateVerification);
  UA_String_clear(&config->clientDescription.applicationUri);
  config->clientDescription.applicationUri = UA_STRING_ALLOC(URI);
  config->securityMode = UA_MESSAGESECURITYMODE_SIGNANDENCRYPT;
  config->securityPolicyUri = UA_STRING_ALLOC("http://opcfoundation.org/UA/SecurityPolicy#Basic256Sha256");
  return status;
}

/* client URL unsigned | client URL signed */
int main(int count, char **arguments) {
  if(count < 3)
    return 2;
  UA_Boolean isSigned = !strcmp(arguments[2], "signed");
  setvbuf(stdout, NULL, _IOLBF, 0);
  UA_Client *client = UA_Client_new();
  UA_ClientConfig *config = UA_Client_getConfig(client);
  UA_StatusCode status = isSigned ? secure(config) : UA_ClientConfig_setDefault(config);
  if(status == UA_STATUSCODE_GOOD)
    status = UA_Client_connect(client, arguments[1]);
  said("connect", status);
  if(status == UA_STATUSCODE_GOOD) {
    UA_NodeId plant = browse(client, UA_NODEID_NUMERIC(0, UA_NS0ID_OBJECTSFOLDER), "SCR-101");
    browse(client, plant, NULL);
    subscribe(client);
    said("write 99", writeSetPoint(client, 99));
    said("write 8.8", writeSetPoint(client, 8.8));
    said("trip", call(client, plant, UA_NODEID_STRING(1, "TripPumpA"), 0, NULL));
    UA_DateTime until = UA_DateTime_nowMonotonic() + 30 * UA_DATETIME_SEC;
    while(UA_DateTime_nowMonotonic() < until && (isSigned ? eventId.length == 0 : values < 3))
      UA_Client_run_iterate(client, 100);
    if(eventId.length > 0)
      said("acknowledge", acknowledge(client));
    UA_NodeId_clear(&plant);
  }
  UA_ByteString_clear(&eventId);
  UA_Client_disconnect(client);
  UA_Client_delete(client);
  return 0;
}
